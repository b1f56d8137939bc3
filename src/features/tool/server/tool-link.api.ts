import { bindApi } from '#/platform/http/bind-api.ts';
import { toolLinkApi } from '../tool-link.contract.ts';
import type { ToolService } from './tool.service.ts';

export function bindToolLinkApi(tools: Pick<ToolService, 'listLinks' | 'moveLink'>) {
  return bindApi(toolLinkApi, {
    'GET /api/v1/tool/link/all': async () =>
      (await tools.listLinks()).map(({ id, url, name, type, brief, description, icon, link, isShown }) => ({
        Id: id,
        Url: url,
        Name: name,
        TypeName: type,
        Brief: brief,
        Description: description,
        Icon: icon,
        Link: link,
        IsShown: isShown,
      })),
    'PUT /api/v1/tool/link/:Id/move': async ({ params, body }) => {
      await tools.moveLink(params.Id, body.To);
      return true;
    },
  });
}
