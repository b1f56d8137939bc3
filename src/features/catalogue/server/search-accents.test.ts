import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { searchEntries } from '#/platform/db/search/search-entries.ts';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { addTitle, get, namesOf } from './catalogue.fixture.ts';
import { TITLES } from './title-index.store.ts';
import { titleNames } from './title-name.store.ts';

describeOnEachEngine('accents', (openApp) => {
  test('names that were stored with their accents are found and recognised without them', async () => {
    const test = await openApp();
    await addTitle(test, { Name: '天使爱美丽', Aliases: ['Amélie', 'Amelie'] });
    const { db } = test.database;
    await sql`update search_document set keys = replace(keys, 'amelie', 'amélie')`.execute(db);
    await sql`update title_name set name_key = 'amélie' where name_key = 'amelie'`.execute(db);
    await searchEntries(test.database, [TITLES]).rebuild();
    await titleNames(db).rebuild();
    const names = await sql<{ name_key: string }>`select name_key from title_name order by name_key`.execute(db);
    expect(names.rows.map(({ name_key }) => name_key)).toEqual(['amelie', '天使爱美丽']);
    const { Result } = await get(test, 'any/search', { words: 'amelie' });
    expect(namesOf({ Result })).toEqual(['天使爱美丽']);
    expect(Result[0].Match).toEqual({ By: 'alias', Text: 'Amélie' });
  });
});
