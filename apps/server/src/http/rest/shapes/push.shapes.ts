import { alertedDevice, pushDevice, pushKey, type PushDevice } from '@tiffin/contract'
import { shape } from './shape.ts'

export const phone: PushDevice = {
  endpoint: 'https://push.example.com/send/c2b1c1d6',
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
}

export const pushShapes = {
  PushDevice: shape(pushDevice, 'A browser’s subscription at its push service', phone),
  PushKey: shape(pushKey, 'The key that browsers subscribe with', {
    publicKey: 'BJGTpdESvO42GEb8gEGH05QNNRvyqsn3dTVtCNJ_Qmm2AHeq3QZ5S6dNA87t2DQol-JMOddCRdH12wJSQpznSgk',
  }),
  AlertedDevice: shape(alertedDevice, 'Whether a device gets alerts', { isAlerted: true }),
}
