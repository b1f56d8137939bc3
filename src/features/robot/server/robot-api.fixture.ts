import type { TestApp } from '#/testing/app.fixture.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The operator's calls to the robots. */
export function robotCalls(test: Pick<TestApp, 'app' | 'as'>) {
  const call = async (method: Method, path: string, payload?: object) => {
    // Each time anew: tests move the clock, also to before this login.
    const headers = { ...(await test.as('operator')), host: 'site.example' };
    const url = `/api/v1/wechat/robot${path}`;
    return (await test.app.inject({ method, url, headers, ...(payload && { payload }) })).json();
  };
  const forward = (interfaceName: string, requestBody: object = {}, rest: object = {}) =>
    call('POST', '/forwardPost', { interfaceName, requestBody, ...rest });
  return {
    call,
    forward,
    /** A sandbox robot that is logged in. */
    async aRobot(): Promise<string> {
      const { guid } = (await forward('/client/create')).Data.data;
      await forward('/sandbox/scan', { guid });
      return guid;
    },
    outbox: async () => (await call('GET', '/outbox')).Data.Result,
  };
}

export const ROOM = 'sandbox-1@chatroom';
