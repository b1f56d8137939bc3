import type { Tool, ToolDetail } from '../tool.contract.ts';
import type { KnownTool } from './tool.rules.ts';

export function presentTool({ id, url, name, type, brief, description, icon, shapes, weight, link }: KnownTool): Tool {
  return {
    Id: id,
    Name: name,
    Url: url,
    TypeName: type,
    Brief: brief,
    Description: description,
    Icon: icon,
    Drawing: shapes.map(([Tag, Attributes]) => ({ Tag, Attributes: { ...Attributes } })),
    Hot: weight ?? 0,
    Link: link,
  };
}

export function presentDetail(tool: KnownTool, related: readonly KnownTool[]): ToolDetail {
  return {
    ...presentTool(tool),
    RunsOn: tool.runsOn ?? 'browser',
    Example: { Input: tool.example.input, Output: tool.example.output },
    Notes: [...(tool.notes ?? [])],
    Keywords: [...tool.keywords],
    Related: related.map(presentTool),
  };
}
