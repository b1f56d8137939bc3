/**
 * Data that travels to the browser as one text. React Router's encoding looks at every single value: for the rows of a list
 * that took longer than drawing them.
 */
export type Packed<Data> = string & { readonly data?: Data };

export function pack<Data>(data: Data): Packed<Data> {
  return JSON.stringify(data);
}

export function unpack<Data>(packed: Packed<Data>): Data {
  return JSON.parse(packed);
}
