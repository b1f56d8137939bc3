/** Heavy work one piece at a time for each member: whoever sends many at once gets no more of the machine than others. */
export function createOneEach(refuse: () => Error) {
  const atWork = new Set<number>();
  return async <Result>(memberId: number, work: () => Promise<Result>): Promise<Result> => {
    if (atWork.has(memberId)) throw refuse();
    atWork.add(memberId);
    try {
      return await work();
    } finally {
      atWork.delete(memberId);
    }
  };
}
