import { Camera } from 'lucide-react';
import { useId, useState } from 'react';
import { Form, useLocation, useNavigation, useSubmit } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { loginPath } from '#/web/login-path.pure.ts';

interface Props {
  isMember: boolean;
  message: string | undefined;
}

/** A photo to find by. It is made small before it is sent, and is kept nowhere. */
export function PhotoForm({ isMember, message }: Props) {
  const id = useId();
  const submit = useSubmit();
  const isSending = useNavigation().state === 'submitting';
  const { pathname } = useLocation();
  const [preview, setPreview] = useState<string>();

  async function send(file: File | undefined) {
    if (!file) return;
    const { smallPhoto } = await import('./small-photo.ts');
    const small = await smallPhoto(file);
    if (!small) {
      toast('认不出这张图片，请换一张 JPG、PNG 或 WebP 照片', { kind: 'error' });
      return;
    }
    setPreview(small.address);
    const body = new FormData();
    body.set('file', small.photo, 'photo.jpg');
    submit(body, { method: 'post', encType: 'multipart/form-data', action: pathname });
  }

  if (!isMember)
    return (
      <div className="market-photo">
        <Camera size={28} strokeWidth={1.5} aria-hidden />
        <p>登录后可以拍一张照片找相似，每天 20 次。</p>
        <Button size="sm" to={loginPath('/market/similar')}>
          登录
        </Button>
      </div>
    );
  return (
    <Form method="post" encType="multipart/form-data" className="market-photo">
      {preview ? <img src={preview} alt="刚才的照片" /> : <Camera size={28} strokeWidth={1.5} aria-hidden />}
      <label htmlFor={id}>{isSending ? '正在比对…' : preview ? '换一张照片' : '拍一张，或从相册里选'}</label>
      <input
        id={id}
        type="file"
        name="file"
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={`${id}note`}
        onChange={(event) => send(event.target.files?.[0])}
      />
      <p id={`${id}note`}>比的是形状和颜色，不认字。照片用完就丢，不保存；每天 20 次。</p>
      <noscript>
        <button type="submit">开始找</button>
      </noscript>
      <p role="alert" className="market-photo-fault">
        {message}
      </p>
    </Form>
  );
}
