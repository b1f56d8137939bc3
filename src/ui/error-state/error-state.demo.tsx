import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../section/card.tsx';
import { DemoRow } from '../section/demo-row.tsx';
import { ErrorState } from './error-state.tsx';

export const title = '出错';

export default function ErrorStateDemo() {
  const [isRetrying, setIsRetrying] = useState(false);
  return (
    <>
      <DemoRow label="卡片里" layout="stack">
        <Card>
          <ErrorState
            title="热榜没有取到"
            actions={
              <Button kind="line" to="/">
                回首页
              </Button>
            }
          >
            等了 8 秒没有回应。我们已经记下这次错误，其他部分不受影响。
          </ErrorState>
        </Card>
      </DemoRow>
      <DemoRow label="一行" layout="stack">
        <ErrorState
          size="row"
          title="北斗影库"
          retryLabel="再问一次"
          retrying={isRetrying}
          onRetry={() => {
            setIsRetrying(true);
            setTimeout(() => setIsRetrying(false), 1500);
          }}
        >
          8 秒没有回应，其他结果不受影响
        </ErrorState>
      </DemoRow>
    </>
  );
}
