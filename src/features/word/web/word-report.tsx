import { useNavigation } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Form } from '#/ui/form/form.tsx';
import type { Word } from '../word.contract.ts';
import type { BoardRefusal } from './board-action.ts';
import { type BoardView, boardAddress } from './board-address.ts';
import './word-report.css';

const REASONS = ['广告', '骂人', '色情低俗', '诈骗', '泄露隐私', '违法', '其他'];

interface Props {
  word: Word;
  view: BoardView;
  refusal: BoardRefusal | undefined;
}

export function WordReport({ word, view, refusal }: Props) {
  const isSending = useNavigation().formData?.get('intent') === 'report';
  const mine = refusal?.form === 'report' && refusal.about === word.Id ? refusal : undefined;
  return (
    <Form
      className="word-report"
      action={boardAddress(view, { report: word.Id })}
      errors={mine?.errors}
      message={mine?.message}
      preventScrollReset
      aria-label="举报这条留言"
    >
      <input type="hidden" name="intent" value="report" />
      <input type="hidden" name="Id" value={word.Id} />
      <fieldset className="word-report-reasons">
        <legend>举报原因</legend>
        {REASONS.map((reason, index) => (
          <label key={reason}>
            <input type="radio" name="Reason" value={reason} defaultChecked={index === 0} />
            {reason}
          </label>
        ))}
      </fieldset>
      <Field label="说明" name="Detail" size="sm" aside="选填" maxLength={200} autoComplete="off" />
      <div className="form-actions">
        <Button type="submit" size="sm" loading={isSending}>
          提交举报
        </Button>
        <Button kind="quiet" size="sm" to={boardAddress(view, {}, word.Id)} preventScrollReset>
          取消
        </Button>
      </div>
    </Form>
  );
}
