import { ReferenceTool } from '../../frame/reference-tool.tsx';
import { MIME_TYPES, type MimeType } from './mime-types.pure.ts';

export default function MimeTypeTable() {
  return (
    <ReferenceTool
      label="扩展名或类型"
      placeholder=".webp、json、字体"
      entries={MIME_TYPES}
      textOf={({ type, extensions, use }: MimeType) => `${type} ${extensions.join(' ')} ${use}`}
      keyOf={({ type }) => type}
      columns={[
        { id: 'type', head: '类型', phone: 'title', cell: ({ type }) => <code>{type}</code> },
        { id: 'extensions', head: '扩展名', phone: 'side', cell: ({ extensions }) => extensions.join(' ') || '—' },
        { id: 'use', head: '用途', phone: 'detail', cell: ({ use }) => use },
      ]}
    />
  );
}
