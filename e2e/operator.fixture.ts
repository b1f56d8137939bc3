/** The operator of the site that most browser tests share. */
export const SHARED_OPERATOR = { ADMIN_USERNAME: 'operator', ADMIN_PASSWORD: 'shared by all tests' };

interface Operator {
  ADMIN_USERNAME: string;
  ADMIN_PASSWORD: string;
}

/** What an operator does over the API while a browser looks on. */
export async function operatorApi(origin: string, { ADMIN_USERNAME, ADMIN_PASSWORD }: Operator) {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ Username: ADMIN_USERNAME, Password: ADMIN_PASSWORD });
  const login = await fetch(`${origin}/api/v1/user/login`, { method: 'POST', headers: json, body });
  const token: string = (await login.json()).Data.Token;
  const headers = { ...json, authorization: token };
  return {
    token,
    async saveConfig(Key: string, value: unknown): Promise<void> {
      const read = await (await fetch(`${origin}/api/v1/config?key=${Key}`)).json();
      const reply = await fetch(`${origin}/api/v1/config`, {
        method: 'PUT',
        headers: { ...headers, 'if-match': `"${read.Data.Version}"` },
        body: JSON.stringify({ Key, Value: JSON.stringify(value) }),
      });
      if (!reply.ok) throw new Error(await reply.text());
    },
  };
}
