import { expect, test } from 'vitest';
import type { CodeOptions } from './code-format.options.ts';
import { formatCode } from './code-format.work.ts';
import { tool } from './tool.ts';

const plain = { language: 'babel', width: 80, indent: '2', semicolons: true, singleQuotes: true } as const;

test.each<[CodeOptions['language'], string, string]>([
  ['babel', 'const a={b:1,c:[2,3]}', 'const a = { b: 1, c: [2, 3] };\n'],
  ['typescript', 'type A={a:string}|null', 'type A = { a: string } | null;\n'],
  ['css', 'a{color:red;margin:0 1px}', 'a {\n  color: red;\n  margin: 0 1px;\n}\n'],
  ['less', '@a:1px;.b{.c{width:@a}}', '@a: 1px;\n.b {\n  .c {\n    width: @a;\n  }\n}\n'],
  ['html', '<p>甲<script>let a=1</script></p>', '<p>\n  甲\n  <script>\n    let a = 1;\n  </script>\n</p>\n'],
  ['vue', '<template><p>{{a+1}}</p></template>', '<template>\n  <p>{{ a + 1 }}</p>\n</template>\n'],
  ['markdown', '* a\n* b\n', '- a\n- b\n'],
  ['graphql', '{a{b}}', '{\n  a {\n    b\n  }\n}\n'],
])('%s is laid out', async (language, source, result) => {
  expect(await formatCode(source, { ...plain, language })).toBe(result);
});

test('the taste of the house is kept', async () => {
  const taste = { ...plain, semicolons: false, singleQuotes: false, indent: 'tab' } as const;
  expect(await formatCode("function a(){return 'x'}", taste)).toBe('function a() {\n\treturn "x"\n}\n');
});

test('a fault says its line', async () => {
  await expect(formatCode('let a = 1;\nlet b = ;', plain)).rejects.toMatchObject({ details: { line: 2 } });
  await expect(formatCode('a{color:', { ...plain, language: 'css' })).rejects.toMatchObject({ details: { line: 1 } });
});

test('the example is right', async () => {
  expect((await formatCode(tool.example.input, plain)).trim()).toBe(tool.example.output);
});
