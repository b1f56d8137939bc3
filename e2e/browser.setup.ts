import { afterAll } from 'vitest';
import { closeAllPages } from './browser.fixture.ts';

afterAll(closeAllPages);
