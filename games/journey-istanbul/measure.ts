export const measure = () => ({});
