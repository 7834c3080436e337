import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { rounded } from "./rounded.ts";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const PREFIX = "game-icons:";

/** `import wolf from "game-icons:wolf-head"` is the outline of that icon, on a field of 512 by 512. */
export function gameIcons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let set: IconSet | undefined;

  function outline(name: string): string {
    set ??= JSON.parse(readFileSync(file, "utf-8")) as IconSet;
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
    if (!icon) throw new Error(`there is no icon "${name}" in @iconify-json/game-icons`);
    const paths = [...icon.body.matchAll(/<path [^>]*\bd="([^"]+)"[^>]*\/>/g)];
    if (paths.length === 0 || paths.map((one) => one[0]).join("") !== icon.body) {
      throw new Error(`the icon "${name}" is drawn of more than paths; choose another`);
    }
    return rounded(paths.map((one) => one[1]!.replace(/^\s*m/, "M")).join(""));
  }

  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`) ? `export default ${JSON.stringify(outline(id.slice(PREFIX.length + 1)))}` : null,
  };
}
