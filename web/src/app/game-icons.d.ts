declare module "game-icons:*" {
  const outline: string;
  export default outline;
}
