export { default } from '../components/ShopHead.tsx';
