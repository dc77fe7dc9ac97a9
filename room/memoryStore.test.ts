import { memoryStore } from './memoryStore.ts';
import { storeContract } from './testing/store.contract.ts';

storeContract('memory', memoryStore);
