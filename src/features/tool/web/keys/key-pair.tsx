import { useMemo, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { CodeArea } from '../frame/code-area.tsx';
import { FaultNote } from '../frame/fault-note.tsx';
import { Pane } from '../frame/pane.tsx';
import { InputButtons, OutputButtons } from '../frame/pane-buttons.tsx';
import { ToolBar } from '../frame/tool-bar.tsx';
import { type Fault, faultOf } from '../frame/tool-fault.pure.ts';
import type { OptionValues, ToolOption } from '../frame/tool-options.ts';
import { useLive } from '../frame/use-live.ts';
import { useToolState } from '../frame/use-tool-state.ts';
import '../pair/pair-tool.css';

type Later<Value> = Value | Promise<Value>;

/** What a kind of key pair can do. The same object each time. */
export interface PairWork<Values> {
  make(values: Values): Later<{ publicKey: string; privateKey: string }>;
  encrypt(text: string, publicKey: string, values: Values): Later<string>;
  decrypt(secret: string, privateKey: string, values: Values): Later<string>;
  sign(text: string, privateKey: string, values: Values): Later<string>;
  verify(text: string, signature: string, publicKey: string, values: Values): Later<boolean>;
}

const ACTS = [
  { value: 'encrypt', label: '加密' },
  { value: 'decrypt', label: '解密' },
  { value: 'sign', label: '签名' },
  { value: 'verify', label: '验签' },
] as const;

type Act = (typeof ACTS)[number]['value'];

interface Question<Values> {
  act: Act;
  text: string;
  signature: string;
  publicKey: string;
  privateKey: string;
  values: Values;
}

/** Keys, text and signature live in this component alone: nothing of them is written anywhere. */
export function KeyPair<const Options extends readonly ToolOption[]>({
  work,
  options,
}: {
  work: PairWork<OptionValues<Options>>;
  options: Options;
}) {
  const { values, setValues } = useToolState(options, { keepsInput: false });
  const [keys, setKeys] = useState({ publicKey: '', privateKey: '' });
  const [act, setAct] = useState<Act>('encrypt');
  const [text, setText] = useState('');
  const [signature, setSignature] = useState('');
  const [isMaking, setIsMaking] = useState(false);
  const [makeFault, setMakeFault] = useState<Fault>();
  const run = useMemo(() => answerer(work), [work]);
  const question = useMemo(
    () => (text === '' ? undefined : { act, text, signature, ...keys, values }),
    [act, text, signature, keys, values],
  );
  const { result = '', fault, isBusy } = useLive(run, question);

  async function make() {
    setIsMaking(true);
    setMakeFault(undefined);
    try {
      setKeys(await work.make(values));
    } catch (error) {
      setMakeFault(faultOf(error));
    } finally {
      setIsMaking(false);
    }
  }

  const keyPane = (name: 'publicKey' | 'privateKey', title: string) => (
    <Pane
      title={title}
      actions={
        <InputButtons
          value={keys[name]}
          onChange={(key) => setKeys({ ...keys, [name]: key })}
          accept=".pem,.key,.txt"
        />
      }
    >
      <CodeArea
        label={title}
        value={keys[name]}
        onChange={(key) => setKeys({ ...keys, [name]: key })}
        wraps
        placeholder={`粘贴${title}，或生成一对`}
      />
    </Pane>
  );

  return (
    <div className="text-tool">
      <ToolBar options={options} values={values} setValues={setValues}>
        <Button size="sm" loading={isMaking} onClick={make}>
          生成密钥对
        </Button>
      </ToolBar>
      <FaultNote fault={makeFault} />
      <div className="text-tool-panes pair-tool-panes">
        {keyPane('publicKey', '公钥')}
        {keyPane('privateKey', '私钥')}
      </div>
      <div className="text-tool-bar">
        <Segmented
          label="要做什么"
          segments={ACTS}
          value={act}
          onChange={(value) => setAct(ACTS.find((one) => one.value === value)?.value ?? 'encrypt')}
        />
      </div>
      <div className="text-tool-panes pair-tool-panes">
        <Pane
          title={act === 'decrypt' ? '密文' : '内容'}
          isBad={fault !== undefined}
          actions={<InputButtons value={text} onChange={setText} />}
          foot={<FaultNote fault={fault} />}
        >
          <CodeArea
            label={act === 'decrypt' ? '密文' : '内容'}
            value={text}
            onChange={setText}
            wraps
            placeholder="在这里输入或粘贴"
          />
        </Pane>
        <div className="pair-tool-side">
          {act === 'verify' && (
            <Pane title="签名" actions={<InputButtons value={signature} onChange={setSignature} />}>
              <CodeArea label="签名" value={signature} onChange={setSignature} wraps placeholder="要验证的签名" />
            </Pane>
          )}
          <Pane
            title="结果"
            isBusy={isBusy}
            actions={result !== '' && <OutputButtons text={result} fileName="结果.txt" />}
          >
            <CodeArea label="结果" value={result} isStale={fault !== undefined} wraps />
          </Pane>
        </div>
      </div>
    </div>
  );
}

function answerer<Values>(work: PairWork<Values>) {
  return async ({ act, text, signature, publicKey, privateKey, values }: Question<Values>): Promise<string> => {
    if (act === 'encrypt') return work.encrypt(text, publicKey, values);
    if (act === 'decrypt') return work.decrypt(text.trim(), privateKey, values);
    if (act === 'sign') return work.sign(text, privateKey, values);
    if (!signature.trim()) return '';
    return (await work.verify(text, signature.trim(), publicKey, values))
      ? '签名有效'
      : '签名无效：内容被改过，或者公钥不对';
  };
}
