import { StagedPicker } from '#/web/staging/staged-picker.tsx';

export function ImportPicker() {
  return (
    <StagedPicker api="/api/v1/bill/import" path="/bill/import" label="账单文件">
      <dl className="bill-import-help">
        <div>
          <dt>支付宝</dt>
          <dd>App：我的 → 账单 → 右上角 ⋯ → 开具交易流水证明 → 用于个人对账。网页版下载的明细也可以。</dd>
        </div>
        <div>
          <dt>微信支付</dt>
          <dd>我 → 服务 → 钱包 → 账单 → 右上角 ⋯ → 下载账单 → 用于个人对账。CSV 和 XLSX 都可以。</dd>
        </div>
        <div>
          <dt>压缩包</dt>
          <dd>收到的文件多半带密码，先解压，再选里面的账单文件。</dd>
        </div>
      </dl>
    </StagedPicker>
  );
}
