/** What a look outside may cost; the pages of these tools say the same. */
export const NET_LIMIT = { max: 20, seconds: 60 } as const;
export const NET_PORTS = [80, 443, 8080, 8443] as const;
export const NET_LIMIT_TEXT = `每分钟最多 ${NET_LIMIT.max} 次；每次最多等 5 秒、读 2 MB；只查公网的 ${NET_PORTS.join('、')} 端口。`;
