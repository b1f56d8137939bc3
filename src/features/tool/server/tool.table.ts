import type { Generated } from 'kysely';

/** A type, not an interface: Kysely's withTables wants an index signature. */
export type ToolTables = {
  tool_link: {
    id: Generated<number>;
    url: string;
    name: string;
    type_name: string;
    brief: string;
    description: string;
    icon: string;
    link: string;
    created_at: number;
    position: number;
    is_shown: 0 | 1;
  };
};
