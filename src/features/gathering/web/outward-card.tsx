import { Link } from 'react-router';
import { Card } from '#/ui/section/card.tsx';

interface Props {
  outward: { HasPlayLinks: boolean; Players: { Code: string; Name: string; Definition: string }[] };
}

/** What other programs see of the catalogue, and what MacCMS has to know to play it. */
export function OutwardCard({ outward: { HasPlayLinks, Players } }: Props) {
  return (
    <Card title="给别的程序用">
      <p className="catalogue-admin-note">
        MacCMS 采集地址是 <code>/api.php/provide/vod/</code>，TVBox 配置是 <code>/tvbox.json</code>。
        {HasPlayLinks
          ? '播放地址已对外：LunaTV 和 TVBox 能搜到也能播放。'
          : '播放地址没有对外：TVBox 只看得到资料、不能播放，LunaTV 搜不到任何结果。'}
        {!HasPlayLinks && <Link to="/market/admin/config?key=outwardPlayLinks">去开启</Link>}
      </p>
      {HasPlayLinks && Players.length > 0 && (
        <details>
          <summary>MacCMS 不认识的播放器会丢掉剧集：先下载，再到它的“播放器”里导入（{Players.length}）</summary>
          <ul className="catalogue-admin-players">
            {Players.map(({ Code, Name, Definition }) => (
              <li key={Code}>
                <a href={Definition} download={`mac_${Code}.txt`}>
                  {Name}
                </a>{' '}
                <code>{Code}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
