import { createSecretBox } from './secret-box.ts';

/** What apps of tests have as SECRET_KEY. */
export const TEST_KEY = 'k'.repeat(43);

export const testSecrets = createSecretBox(() => Buffer.from(TEST_KEY, 'base64url'));
