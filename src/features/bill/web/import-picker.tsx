import { StagedPicker } from '#/web/staging/staged-picker.tsx';

export function ImportPicker() {
  return (
    <StagedPicker
      api="/api/v1/bill/import"
      path="/bill/import"
      label="账单文件"
      accept=".csv,.tsv,.txt,.xlsx,.xls,.html,.zip,.gz,.ofx,.qfx,.qif,.xml,.sta,.mt940,.940"
      kinds="账单文件或收到的压缩包"
      asksPassword
    >
      <dl className="bill-import-help">
        <div>
          <dt>支付宝、微信支付</dt>
          <dd>
            账单 → 右上角 ⋯ → 下载账单（开具交易流水证明）→
            用于个人对账。邮件里的压缩包直接选，密码在支付宝或微信的消息里。
          </dd>
        </div>
        <div>
          <dt>京东、美团、银行</dt>
          <dd>
            导出时选 CSV 或 Excel。工、农、中、建、交、招、广发、中信、浦发、汇丰的明细，还有 OFX、QIF、CAMT、MT940
            都认得。
          </dd>
        </div>
        <div>
          <dt>别的表格</dt>
          <dd>带表头的 CSV、XLSX、XLS 都可以：说一次哪一列是什么，下次同样的表头就不再问。</dd>
        </div>
      </dl>
    </StagedPicker>
  );
}
