import { ThumbsUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import { browserApi } from '#/web/browser-api.ts';
import type { Word } from '../word.contract.ts';

interface Props {
  word: Word;
  /** Where the form leads without JavaScript. */
  action: string;
  className?: string;
  /** What is liked: 留言, 回复, 短评. */
  name: string;
}

/** Shows the press at once and takes it back when the server refuses. A plain form without JavaScript. */
export default function LikeButton({ word, action, className, name }: Props) {
  const [pressed, setPressed] = useState<{ likes: number; isLiked: boolean }>();
  // What the server said last wins over what was pressed before.
  const [seen, setSeen] = useState(word);
  if (seen !== word) {
    setSeen(word);
    setPressed(undefined);
  }
  const { likes, isLiked } = pressed ?? { likes: word.Likes, isLiked: word.Liked };

  async function press(event: FormEvent) {
    event.preventDefault();
    const wanted = !isLiked;
    setPressed({ likes: likes + (wanted ? 1 : -1), isLiked: wanted });
    const params = { Id: word.Id };
    const result = await browserApi('POST /api/v1/word/:Id/like', { params, body: { Liked: wanted } });
    setPressed(result.ok ? { likes: result.data.Likes, isLiked: result.data.Liked } : { likes, isLiked });
  }

  return (
    <Form method="post" action={action} onSubmit={press}>
      <input type="hidden" name="Id" value={word.Id} />
      <button
        type="submit"
        name="intent"
        value="like"
        className={className}
        aria-pressed={isLiked}
        aria-label={`赞${word.Nickname}的${name}，现有 ${likes} 个赞`}
      >
        <ThumbsUp size={15} aria-hidden />
        <span className="num">{likes}</span>
      </button>
    </Form>
  );
}
