// Prints the regular expressions that the modules given put together from parts while they load. Run in a process of its
// own: only a module that is loaded for the first time puts anything together.
const built: { pattern: string; flags: string; path: string }[] = [];
let path = '';

globalThis.RegExp = new Proxy(RegExp, {
  construct(target, parts: [string, string?]) {
    const made = new target(...parts);
    built.push({ pattern: made.source, flags: made.flags, path });
    return made;
  },
});

for (path of process.argv.slice(2)) await import(`../../${path}`);
console.log(JSON.stringify(built));

export {};
