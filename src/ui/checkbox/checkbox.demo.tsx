import { DemoRow } from '../section/demo-row.tsx';
import { Checkbox } from './checkbox.tsx';

export const title = '勾选';

export default function CheckboxDemo() {
  return (
    <>
      <DemoRow label="状态">
        <Checkbox defaultChecked>微信里提示用浏览器打开</Checkbox>
        <Checkbox>仅看完结</Checkbox>
        <Checkbox partly>全选本页</Checkbox>
      </DemoRow>
      <DemoRow label="不可用">
        <Checkbox disabled defaultChecked>
          必要的记录
        </Checkbox>
        <Checkbox disabled>推送提醒</Checkbox>
      </DemoRow>
      <DemoRow label="说明与出错" layout="stack">
        <Checkbox defaultChecked hint="退出后，这台设备上的记录会被清掉。">
          记住我
        </Checkbox>
        <Checkbox error="先读一读，再勾上。">
          我已阅读并同意<a href="#checkbox">《用户协议》</a>和<a href="#checkbox">《隐私说明》</a>
        </Checkbox>
      </DemoRow>
    </>
  );
}
