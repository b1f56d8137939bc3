/** The operator of the site that most browser tests share. */
export const SHARED_OPERATOR = { ADMIN_USERNAME: 'operator', ADMIN_PASSWORD: 'shared by all tests' };

const JSON_BODY = { 'content-type': 'application/json' };

interface Operator {
  ADMIN_USERNAME: string;
  ADMIN_PASSWORD: string;
}

/** What an operator does over the API while a browser looks on. */
export async function operatorApi(origin: string, { ADMIN_USERNAME, ADMIN_PASSWORD }: Operator) {
  const { Token: token } = await logInByApi(origin, ADMIN_USERNAME, ADMIN_PASSWORD);
  const headers = { ...JSON_BODY, authorization: token };
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

/** What a login answers, and what a browser keeps as `userInfo`. */
async function logInByApi(origin: string, Username: string, Password: string): Promise<{ Token: string }> {
  const body = JSON.stringify({ Username, Password });
  const login = await fetch(`${origin}/api/v1/user/login`, { method: 'POST', headers: JSON_BODY, body });
  if (!login.ok) throw new Error(await login.text());
  return (await login.json()).Data;
}

/** How a browser stands after a login, without the page of the login: how that goes has tests of its own. */
export async function loggedIn(origin: string, name: string, password: string) {
  const info = await logInByApi(origin, name, password);
  const cookie = { name: 'Token', value: info.Token, domain: new URL(origin).hostname, path: '/' };
  return {
    storageState: {
      cookies: [{ ...cookie, expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const }],
      origins: [{ origin, localStorage: [{ name: 'userInfo', value: JSON.stringify(info) }] }],
    },
  };
}
