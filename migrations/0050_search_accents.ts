/** Once wrote search entries and names again; they are derived data now (src/platform/db/derived.ts). */
export async function up(): Promise<void> {}
