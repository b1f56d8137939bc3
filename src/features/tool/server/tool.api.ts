import { sliceOf, toPage } from '#/contract/paging.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { toolApi } from '../tool.contract.ts';
import { presentDetail, presentName, presentTool } from './tool.present.ts';
import type { ToolFilter, ToolService } from './tool.service.ts';

interface Asked {
  page: number;
  pageSize: number;
  typeName: string;
  words?: string;
  accepts?: string;
}

export function bindToolApi(tools: ToolService) {
  async function list({ typeName, words, accepts, ...paging }: Asked) {
    const filter: ToolFilter = { type: typeName, ...(words && { words }), ...(accepts && { accepts }) };
    const found = await tools.find(filter);
    const { offset, limit } = sliceOf(paging);
    return toPage(found.slice(offset, offset + limit).map(presentTool), found.length, paging);
  }

  return bindApi(toolApi, {
    'GET /api/v1/tool': ({ query }) => list(query),
    'POST /api/v1/tool': ({ body }) => list(body),
    'GET /api/v1/tool/home': ({ query }) => list(query),
    'POST /api/v1/tool/home': ({ body }) => list(body),
    'GET /api/v1/tool/names': async () => (await tools.names()).map(presentName),
    'GET /api/v1/tool/:Url': async ({ params }) => {
      const { tool, related } = await tools.open(params.Url);
      return presentDetail(tool, related);
    },
    'POST /api/v1/tool/link': async ({ body }) => {
      const { Url: url, ...rest } = body;
      return presentTool(await tools.addLink({ url, ...linkOf(rest) }));
    },
    'PUT /api/v1/tool/link/:Id': async ({ params, body }) => {
      const { Name, TypeName, Brief, Description, Icon, Link, IsShown } = body;
      const change = linkOf({ Name, TypeName, Brief, Description, Icon, Link, IsShown });
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      return presentTool(await tools.changeLink(params.Id, given));
    },
    'DELETE /api/v1/tool/link/:Id': async ({ params }) => {
      await tools.removeLink(params.Id);
      return true;
    },
  });
}

interface Fields<Text, Type, Flag> {
  Name: Text;
  TypeName: Type;
  Brief: Text;
  Description: Text;
  Icon: Text;
  Link: Text;
  IsShown: Flag;
}

function linkOf<Text, Type, Flag>(fields: Fields<Text, Type, Flag>) {
  const { Name, TypeName, Brief, Description, Icon, Link, IsShown } = fields;
  return {
    name: Name,
    type: TypeName,
    brief: Brief,
    description: Description,
    icon: Icon,
    link: Link,
    isShown: IsShown,
  };
}
