/** What a pack of a game may hold, as the server describes it, and what forms need to know of it. */

export interface JsonSchema {
  type?: string;
  enum?: (string | number)[];
  $ref?: string;
  anyOf?: JsonSchema[];
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minLength?: number;
  pattern?: string;
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | false;
  title?: string;
}

export interface FieldForm {
  name: string;
  required: boolean;
  default: unknown;
  schema: JsonSchema;
  label: string;
  help: string;
  refers_to: string;
}

export interface KindForm {
  file: string;
  key: string;
  label: string;
  fields: FieldForm[];
  references: Record<string, string>;
  words: string[];
  ids: string[];
}

export interface ContentSchema {
  game: string;
  kinds: KindForm[];
  components: Record<string, JsonSchema>;
  vocabulary: Record<string, any>;
}

/** A card, an enemy, a quest: one thing of a file, as plain data. */
export type Entry = Record<string, any>;

const REFERENCE = "#/components/";

/** The schema itself, where another one only refers to it; what may be left out is as good as what it holds. */
export function resolved(schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema {
  if (schema.$ref) return resolved(components[schema.$ref.slice(REFERENCE.length)] ?? {}, components);
  const some = schema.anyOf?.filter((one) => one.type !== "null");
  if (some?.length === 1 && schema.anyOf!.length > 1) return { ...resolved(some[0]!, components), default: schema.default };
  if (some && some.length > 1 && some.every((one) => one.enum)) return { enum: some.flatMap((one) => one.enum!) };
  return schema;
}

/** May the value be nothing at all? */
export const isOptional = (schema: JsonSchema): boolean => schema.anyOf?.some((one) => one.type === "null") ?? false;

/** The name of the struct that a schema refers to. */
export function structOf(schema: JsonSchema): string {
  const ref = schema.$ref ?? schema.anyOf?.find((one) => one.$ref)?.$ref;
  return ref ? ref.slice(REFERENCE.length) : "";
}

/** How a value is filled in. */
export type Shape = "flag" | "number" | "text" | "choice" | "choices" | "tuple" | "list" | "map" | "object" | "either" | "statements";

export function shapeOf(schema: JsonSchema, components: Record<string, JsonSchema>): Shape {
  const plain = resolved(schema, components);
  if (plain.enum) return "choice";
  if (plain.anyOf) return "either";
  if (plain.type === "boolean") return "flag";
  if (plain.type === "integer" || plain.type === "number") return "number";
  if (plain.type === "array") {
    if (plain.prefixItems) return "tuple";
    const items = plain.items || {};
    if (isStatement(items)) return "statements";
    return resolved(items, components).enum ? "choices" : "list";
  }
  if (plain.type === "object") return plain.properties ? "object" : "map";
  return "text";
}

/** A text or a block of texts: a statement of a card. */
const isStatement = (schema: JsonSchema): boolean =>
  (schema.anyOf?.some((one) => one.type === "string") && schema.anyOf.some((one) => one.$ref)) ?? false;

/** A value to begin with. */
export function blank(schema: JsonSchema, components: Record<string, JsonSchema>): any {
  if (schema.default !== undefined && schema.default !== null) return structuredClone(schema.default);
  const plain = resolved(schema, components);
  if (plain.enum) return plain.enum[0];
  if (plain.anyOf) return blank(plain.anyOf[0]!, components);
  switch (plain.type) {
    case "boolean":
      return false;
    case "integer":
    case "number":
      return plain.minimum ?? 0;
    case "array":
      if (plain.prefixItems) return plain.prefixItems.map((one) => blank(one, components));
      return Array.from({ length: plain.minItems ?? 0 }, () => blank(plain.items || {}, components));
    case "object":
      return blankObject(plain, components);
    default:
      return "";
  }
}

function blankObject(schema: JsonSchema, components: Record<string, JsonSchema>): Entry {
  const required = schema.required ?? [];
  return Object.fromEntries(required.map((name) => [name, blank(schema.properties?.[name] ?? {}, components)]));
}

/** An entry with what it must have. */
export const blankEntry = (kind: KindForm, components: Record<string, JsonSchema>): Entry =>
  Object.fromEntries(kind.fields.filter((field) => field.required).map((field) => [field.name, blank(field.schema, components)]));

/** The fields of a struct inside a thing, as those of the thing are told. */
export function fieldsOf(struct: string, schema: JsonSchema): FieldForm[] {
  return Object.entries(schema.properties ?? {}).map(([name, part]) => {
    const label = `field-${kebab(struct)}-${kebab(name)}`;
    return { name, required: schema.required?.includes(name) ?? false, default: part.default, schema: part, label, help: `${label}-help`, refers_to: "" };
  });
}

const kebab = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").replaceAll("_", "-").toLowerCase();

/** Is the value the one that is meant where nothing is said? */
export const isDefault = (value: unknown, standard: unknown): boolean => JSON.stringify(value) === JSON.stringify(standard);

/** What a manifest calls a file: `monsters.frost.toml` is `monsters`. */
export function stemOf(file: string): string {
  const [folder, name] = file.includes("/") ? [`${file.split("/")[0]}/`, file.split("/")[1]!] : ["", file];
  return folder + name.split(".")[0];
}

/** Is each thing of the kind a file of its own? */
export const isFolder = (kind: KindForm): boolean => kind.file.includes("*");
/** Is the kind one thing that is a whole file, or a list whose things have no ids? */
export const isSingle = (kind: KindForm): boolean => !isFolder(kind) && (kind.key === "" || !kind.fields.some((one) => one.name === "id"));
/** Tells one kind from another. */
export const kindId = (kind: KindForm): string => `${stemOf(kind.file)}${kind.key ? `-${kind.key}` : ""}`.replace("/*", "");
