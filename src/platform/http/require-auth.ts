const KNOWN_AUTH: readonly unknown[] = ['visitor', 'member', 'operator'];

/** The compiler says the same; this holds when the compiler was not asked, and stops the start. */
export function requireAuth(name: string, auth: unknown): void {
  if (!KNOWN_AUTH.includes(auth)) throw new Error(`${name} does not say who may call it (auth)`);
}
