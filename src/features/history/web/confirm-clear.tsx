import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { clearingText } from './clear-history.tsx';

/** The question before a clearing, for browsers that run no script. */
export function ConfirmClear() {
  return (
    <Form method="post" action="/history" className="history-confirm">
      <p>
        <strong>清空浏览记录？</strong>
        {clearingText(true)}
      </p>
      <Button kind="line" size="sm" to="/history">
        取消
      </Button>
      <Button kind="danger" size="sm" type="submit" name="intent" value="clear">
        确认清空
      </Button>
    </Form>
  );
}
