import { completeLanguage } from '#/web/older-browsers/language.ts';

// A module of its own, so that it has run before that of the next import is read.
completeLanguage();
