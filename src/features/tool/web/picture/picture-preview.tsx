import { useEffect, useState } from 'react';

/** A picture that lies in memory. Its address is given back when it is no longer shown. */
export function PicturePreview({ blob, name }: { blob: Blob; name: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const own = URL.createObjectURL(blob);
    setAddress(own);
    return () => URL.revokeObjectURL(own);
  }, [blob]);
  return address && <img className="picture-preview" src={address} alt={name} />;
}
