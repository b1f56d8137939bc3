interface Props {
  input: string;
  output: string;
}

/** What goes in and what comes out, for those who want to see it before they try. */
export function ToolExample({ input, output }: Props) {
  if (input === '' && output === '') return null;
  return (
    <section aria-labelledby="tool-example" className="tool-example">
      <h2 id="tool-example">例子</h2>
      <dl>
        {input !== '' && (
          <div>
            <dt>输入</dt>
            <dd>
              <pre>{input}</pre>
            </dd>
          </div>
        )}
        <div>
          <dt>结果</dt>
          <dd>
            <pre>{output}</pre>
          </dd>
        </div>
      </dl>
    </section>
  );
}
