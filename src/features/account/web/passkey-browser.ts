import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { browserApi } from '#/web/browser-api.ts';

/** Loaded when somebody uses a passkey: nobody else's page carries it. */

const NOT_HERE = '这个浏览器不支持通行密钥，换一个新一些的浏览器试试';
const GIVEN_UP = '没有完成，可以再试一次';

export type PasskeyResult<Done> = { ok: true; done: Done } | { ok: false; message: string; field?: 'Password' };

export async function createPasskey(Password: string, Name: string): Promise<PasskeyResult<string>> {
  if (!browserSupportsWebAuthn()) return { ok: false, message: NOT_HERE };
  const options = await browserApi('POST /api/v1/user/passkeys/options', { body: { Password } }, { quiet: true });
  if (!options.ok) {
    const [error] = options.errors;
    return error ? { ok: false, message: error.Message, field: 'Password' } : { ok: false, message: options.message };
  }
  try {
    // The server made them for this very call.
    const optionsJSON = options.data as unknown as PublicKeyCredentialCreationOptionsJSON;
    const Credential = { ...(await startRegistration({ optionsJSON })) };
    const added = await browserApi(
      'POST /api/v1/user/passkeys',
      { body: { Name, Credential: { ...Credential, response: { ...Credential.response } } } },
      { quiet: true },
    );
    if (added.ok) return { ok: true, done: added.data.Name };
    return { ok: false, message: added.errors[0]?.Message ?? added.message };
  } catch (error) {
    return { ok: false, message: whyNot(error) };
  }
}

/** What the device signed, as text for a form. `quietly` waits in the list that the browser offers for the name field. */
export async function signIn(quietly: boolean): Promise<PasskeyResult<string>> {
  if (!browserSupportsWebAuthn()) return { ok: false, message: NOT_HERE };
  const options = await browserApi('POST /api/v1/user/login/passkey/options', {}, { quiet: true });
  if (!options.ok) return { ok: false, message: options.message };
  try {
    // The server made them for this very call.
    const optionsJSON = options.data as unknown as PublicKeyCredentialRequestOptionsJSON;
    const signed = await startAuthentication({ optionsJSON, useBrowserAutofill: quietly });
    return { ok: true, done: JSON.stringify(signed) };
  } catch (error) {
    return { ok: false, message: whyNot(error) };
  }
}

function whyNot(error: unknown): string {
  const code = error instanceof WebAuthnError ? error.code : '';
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return '这台设备已经有这个账号的通行密钥了';
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID')
    return '这个网址不能用通行密钥，请用网站的域名访问';
  return GIVEN_UP;
}
