/** Data as TOML, for those who like to read it. */

const BARE = /^[A-Za-z0-9_-]+$/;
const WIDE = 96;

const keyText = (key: string): string => (BARE.test(key) ? key : JSON.stringify(key));

export function valueText(value: unknown, indent = ""): string {
  if (typeof value === "string") return value.includes("\n") ? `'''\n${value.replace(/^\n/, "")}'''` : JSON.stringify(value);
  if (Array.isArray(value)) {
    const parts = value.map((one) => valueText(one, `${indent}  `));
    const line = `[${parts.join(", ")}]`;
    if (line.length + indent.length <= WIDE && !line.includes("\n")) return line;
    return `[\n${parts.map((one) => `${indent}  ${one},\n`).join("")}${indent}]`;
  }
  if (typeof value === "object" && value !== null) {
    const parts = Object.entries(value).map(([key, one]) => `${keyText(key)} = ${valueText(one, `${indent}  `)}`);
    return parts.length > 0 ? `{ ${parts.join(", ")} }` : "{}";
  }
  return String(value);
}

/** A thing as it stands in its file. */
export function tomlOf(entry: Record<string, unknown>, heading = ""): string {
  const lines = Object.entries(entry)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => `${keyText(key)} = ${valueText(value)}`);
  return [...(heading ? [`[[${heading}]]`] : []), ...lines].join("\n");
}
