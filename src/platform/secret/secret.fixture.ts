/** The SECRET_KEY of every test, so that a test can seal and sign too. */
export const TEST_KEY = 'k'.repeat(43);
