export { default } from '../components/ShopLayout.tsx';
