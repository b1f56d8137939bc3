/** Makes one thing for each name, once: putting a table together takes a good part of a second. */
export function keepEach<Name, Thing>(make: (name: Name) => Thing): (name: Name) => Thing {
  const made = new Map<Name, Thing>();
  return (name) => {
    const thing = made.get(name) ?? make(name);
    made.set(name, thing);
    return thing;
  };
}
