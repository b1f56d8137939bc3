import { Plus } from 'lucide-react';
import { Form } from 'react-router';
import { ConfirmFold } from '#/features/desk/shared/confirm-fold.tsx';
import { answerDeskForm, doneIn } from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { DeskMove } from '#/features/desk/shared/desk-move.tsx';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Card } from '#/ui/section/card.tsx';
import { api } from '#/web/api.ts';
import { deskMeta } from '#/web/head.ts';
import { TOOL_TYPES } from '../tool-info.pure.ts';
import type { LinkTool } from '../tool-link.contract.ts';
import type { Route } from './+types/tools-admin.page.ts';
import { LinkToolForm } from './link-tool-form.tsx';
import { handleToolsForm } from './tools-admin-action.ts';

const PATH = '/market/admin/tools';
const EMPTY = {
  ...{ Url: '', Name: '', Brief: '', Description: '', Icon: '', Link: 'https://' },
  TypeName: TOOL_TYPES[0].name,
  IsShown: true,
};

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(matches[0].loaderData, { title: '外链工具', description: '工具箱里指向别处的工具。', path: PATH });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const links = await api(context)('GET /api/v1/tool/link/all', {});
  const edited = links.find(({ Id }) => String(Id) === searchParams.get('edit')) ?? null;
  return { links, edited, done: doneIn(searchParams) };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleToolsForm);

export default function ToolsAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { links, edited, done } = loaderData;
  const typed = actionData && 'typed' in actionData ? actionData.typed : undefined;
  return (
    <>
      <DeskHead
        title="外链工具"
        note="指向别处的工具，和自带的工具一起出现在工具箱里，排在同类的后面。"
        actions={
          <>
            <Button to="/tool" kind="line">
              工具箱
            </Button>
            {!edited && links.length > 0 && (
              <Button href="#add" kind="line" icon={<Plus />}>
                添加外链工具
              </Button>
            )}
          </>
        }
        done={done}
        refusal={actionData && { message: typed ? undefined : actionData.message }}
      />
      {links.length > 0 && (
        <ul className="desk-rows">
          {links.map((link) => (
            <LinkToolRow key={link.Id} link={link} />
          ))}
        </ul>
      )}
      <div id="add" className="link-tool-add">
        <Card title={edited ? `编辑“${edited.Name}”` : links.length > 0 ? '添加外链工具' : '添加第一个外链工具'}>
          <LinkToolForm
            key={edited ? JSON.stringify(edited) : `new ${links.length}`}
            link={edited}
            typed={typed ?? edited ?? EMPTY}
            refusal={typed && actionData}
          />
        </Card>
      </div>
    </>
  );
}

function LinkToolRow({ link: { Id, Name, TypeName, Brief, Link, IsShown } }: { link: LinkTool }) {
  return (
    <li>
      <p className="desk-facts">
        <span className="desk-name">{Name}</span>
        <Badge tone={IsShown ? 'done' : 'off'}>{IsShown ? '启用' : '已停用'}</Badge>
        <span>{TypeName}</span>
        <span>{Brief}</span>
      </p>
      <p className="desk-text">
        <a href={Link} target="_blank" rel="noopener noreferrer">
          {Link}
        </a>
      </p>
      <div className="desk-actions">
        <Form method="post" preventScrollReset className="desk-actions">
          <DeskMove id={Id} name={Name} />
          <Button type="submit" size="sm" kind="line" name="One" value={`${IsShown ? 'hide' : 'show'} ${Id}`}>
            {IsShown ? '停用' : '启用'}
          </Button>
        </Form>
        <Button to={`${PATH}?edit=${Id}`} size="sm" kind="line" aria-label={`编辑${Name}`}>
          编辑
        </Button>
        <ConfirmFold
          label="删除"
          question={`删除“${Name}”？删了不能恢复；只是不想展示的话，停用就够了。`}
          confirm="删除"
          fields={{ One: `delete ${Id}` }}
        />
      </div>
    </li>
  );
}
