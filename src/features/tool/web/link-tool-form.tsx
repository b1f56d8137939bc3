import { Save } from 'lucide-react';
import { useNavigation } from 'react-router';
import type { DeskRefusal } from '#/features/desk/shared/desk-outcome.ts';
import { SeenRecord } from '#/features/desk/shared/seen-record.tsx';
import { UnsavedForm } from '#/features/desk/shared/unsaved-form.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { Select } from '#/ui/select/select.tsx';
import { TOOL_TYPES } from '../tool-info.pure.ts';
import type { LinkTool } from '../tool-link.contract.ts';
import type { TypedLink } from './tools-admin-action.ts';
import './link-tool-form.css';

interface Props {
  /** Null for a new one. */
  link: LinkTool | null;
  typed: TypedLink;
  refusal: DeskRefusal | undefined;
}

const TYPES = TOOL_TYPES.map(({ name }) => ({ value: name, label: name }));

/** What an operator calls them; the API takes any icon by its name. */
const ICONS: Readonly<Record<string, string>> = {
  '': '自动（外链箭头）',
  ...{ globe: '地球', link: '链接', search: '搜索', calculator: '计算器', clock: '时钟', map: '地图' },
  ...{ languages: '翻译', 'book-open': '书', newspaper: '报纸', 'graduation-cap': '学习', 'file-text': '文档' },
  ...{ table: '表格', 'chart-line': '图表', code: '代码', image: '图片', camera: '相机', palette: '调色板' },
  ...{ video: '视频', music: '音乐', 'gamepad-2': '游戏', cloud: '云', download: '下载', mail: '信封' },
  ...{ 'shield-check': '安全', wrench: '扳手', heart: '爱心' },
};

/** One that was chosen by its name stays a choice. */
function iconsWith(chosen: string) {
  const known = { ...ICONS, ...(chosen in ICONS ? {} : { [chosen]: chosen }) };
  return Object.entries(known).map(([value, label]) => ({ value, label }));
}

const WORDS = {
  Name: '名称',
  Link: '地址',
  TypeName: '类型',
  Brief: '一句话说明',
  Icon: '图标',
  Description: '介绍',
  IsShown: '启用',
};

export function LinkToolForm({ link, typed, refusal }: Props) {
  const id = link?.Id ?? null;
  const isSending = useNavigation().formData?.get('intent') === 'link';
  const value = (name: Exclude<keyof TypedLink, 'IsShown'>) => ({ name, defaultValue: typed[name] });
  return (
    <Form className="link-tool-form" errors={refusal?.errors} message={refusal?.message}>
      <UnsavedForm what="外链工具" isRefused={refusal !== undefined} />
      <SeenRecord record={link ?? undefined} words={WORDS} meanwhile={refusal?.meanwhile} />
      <input type="hidden" name="intent" value="link" />
      <input type="hidden" name="Id" value={id ?? ''} />
      <Field label="名称" required maxLength={20} {...value('Name')} />
      <Field
        label="地址"
        required
        inputMode="url"
        spellCheck={false}
        hint="以 http:// 或 https:// 开头"
        {...value('Link')}
      />
      <Select label="类型" options={TYPES} {...value('TypeName')} />
      {id === null && (
        <Field
          label="短名"
          required
          maxLength={40}
          spellCheck={false}
          hint="网址 /tool/ 后面的部分，小写字母、数字和连字符；保存后不能改"
          {...value('Url')}
        />
      )}
      <Field label="一句话说明" required maxLength={20} {...value('Brief')} />
      <Select label="图标" options={iconsWith(typed.Icon)} {...value('Icon')} />
      <Field label="介绍" aside="选填" maxLength={200} {...value('Description')} />
      <Checkbox name="IsShown" value="1" defaultChecked={typed.IsShown}>
        启用
      </Checkbox>
      <div className="form-actions">
        <Button type="submit" icon={<Save />} loading={isSending}>
          {id === null ? '添加' : '保存'}
        </Button>
        {id !== null && (
          <Button to="/market/admin/tools" kind="line">
            取消
          </Button>
        )}
      </div>
    </Form>
  );
}
