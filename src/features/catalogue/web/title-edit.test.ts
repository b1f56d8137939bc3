import { expect, test } from 'vitest';
import { changesIn, NEW_TITLE, readBefore, readTyped, typedOf } from './title-edit.ts';

const BEFORE = { ...NEW_TITLE, Name: '流浪地球', Actors: '屈楚萧、吴京', Year: '2019', Summary: '带着地球找新家。' };

test('only what was changed is sent, so that the rest stays with its source', () => {
  expect(changesIn(BEFORE, BEFORE)).toEqual({});
  expect(changesIn({ ...BEFORE, Summary: '新的简介 ', Actors: '吴京，屈楚萧, 吴京；' }, BEFORE)).toEqual({
    Summary: '新的简介',
    Actors: ['吴京', '屈楚萧'],
  });
  expect(changesIn({ ...BEFORE, Year: '', IsFinished: '1', TypeName: '动漫' }, BEFORE)).toEqual({
    Year: null,
    IsFinished: true,
    TypeName: '动漫',
  });
  expect(changesIn({ ...BEFORE, Year: '二零一九' }, BEFORE).Year).toBe('二零一九');
});

test('a title is typed as it is read back', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(BEFORE)) form.set(name, value);
  expect(readTyped(form)).toEqual(BEFORE);
  const shown = typedOf({
    ...{ Name: '甲', Aliases: ['乙', '丙'], TypeName: '综艺', Year: null, Regions: [], Languages: [], Genres: [] },
    ...{
      Directors: [],
      Actors: [],
      ReleaseDate: '',
      Duration: '',
      Cover: '',
      CoverChoice: 'site',
      Summary: '',
      Remark: '',
      IsFinished: true,
    },
  });
  expect(shown).toMatchObject({ Aliases: '乙、丙', TypeName: '综艺', Year: '', IsFinished: '1' });
});

test('what the form held before is read from the form, whatever someone made of it', () => {
  expect(readBefore(JSON.stringify(BEFORE))).toEqual(BEFORE);
  for (const lie of ['', 'null', '[]', '{"Name":1}', '{']) expect(readBefore(lie)).toEqual(NEW_TITLE);
});
