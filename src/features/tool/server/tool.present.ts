import type { Tool, ToolDetail, ToolName } from '../tool.contract.ts';
import type { KnownTool, Names } from './tool.rules.ts';

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

export function presentName({ tool, names }: { tool: KnownTool; names: Names }): ToolName {
  const { Url, Name, TypeName, Brief, Link } = presentTool(tool);
  const spellings = [...names.keywords, ...names.sounds, ...names.initials].filter((one) => one !== names.name);
  return { Url, Name, TypeName, Brief, Link, Words: [...new Set(spellings)].join(' ') };
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
