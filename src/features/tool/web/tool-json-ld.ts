import type { ToolDetail } from '../tool.contract.ts';

/** A tool for search engines: an application that runs in a browser and costs nothing. */
export function toolJsonLd({ Name, Url, Description, TypeName }: ToolDetail, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: Name,
    url: `${origin}/tool/${Url}`,
    description: Description,
    applicationCategory: TypeName,
    operatingSystem: 'Any',
    inLanguage: 'zh-CN',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'CNY' },
  };
}
