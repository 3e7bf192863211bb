/** Where guests believe to be: canonical and share addresses come from this setting, not from the server's own address. */
export const publicUrl = 'https://masala.example'

export const brand = 'Masala & Maple'
