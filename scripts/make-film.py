#!/usr/bin/env python3
"""make-film.py OUTPUT.webp PICTURE.png...: joins pictures to an animated WebP, ten a second, and drops every second row and
column. Uses libwebp and libwebpmux of the system (Debian packages libwebp7, libwebpmux3)."""

import ctypes
import struct
import sys
import zlib

QUALITY = 62.0
MILLISECONDS = 100
ENCODER_ABI, MUX_ABI = 0x020F, 0x0108


def read_png(path):
    """Returns width, height and the RGB bytes of a PNG with eight bits a channel."""
    data = open(path, "rb").read()
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    channels = {2: 3, 6: 4}[kind]
    assert depth == 8, path
    packed, at = b"", 8
    while at < len(data):
        size, name = struct.unpack(">I4s", data[at : at + 8])
        if name == b"IDAT":
            packed += data[at + 8 : at + 8 + size]
        at += size + 12
    raw, stride = zlib.decompress(packed), width * channels
    before, rows = bytearray(stride), []
    for y in range(height):
        start = y * (stride + 1)
        row = unfilter(raw[start], bytearray(raw[start + 1 : start + 1 + stride]), before, channels)
        rows.append(row)
        before = row
    return width, height, channels, rows


def unfilter(kind, row, above, step):
    for i in range(len(row)) if kind else ():
        left = row[i - step] if i >= step else 0
        corner = above[i - step] if i >= step else 0
        if kind == 1:
            add = left
        elif kind == 2:
            add = above[i]
        elif kind == 3:
            add = (left + above[i]) // 2
        else:
            p = left + above[i] - corner
            near = min((abs(p - left), 0, left), (abs(p - above[i]), 1, above[i]), (abs(p - corner), 2, corner))
            add = near[2]
        row[i] = (row[i] + add) & 255
    return row


def halved(width, height, channels, rows):
    """The mean of each square of four pixels."""
    out = bytearray()
    for y in range(0, height - 1, 2):
        first, second = rows[y], rows[y + 1]
        for x in range(0, (width - 1) * channels, 2 * channels):
            for c in range(3):
                i, j = x + c, x + c + channels
                out.append((first[i] + first[j] + second[i] + second[j]) // 4)
    return width // 2, height // 2, bytes(out)


def main():
    output, pictures = sys.argv[1], sys.argv[2:]
    webp = ctypes.CDLL("libwebp.so.7")
    mux = ctypes.CDLL("libwebpmux.so.3")
    for function in (mux.WebPAnimEncoderNewInternal,):
        function.restype = ctypes.c_void_p
    config = ctypes.create_string_buffer(512)
    webp.WebPConfigInitInternal(config, 0, ctypes.c_float(QUALITY), ENCODER_ABI)
    struct.pack_into("<i", config, 8, 6)  # method: slow and small
    options = ctypes.create_string_buffer(256)
    mux.WebPAnimEncoderOptionsInitInternal(options, MUX_ABI)
    encoder, time = None, 0
    for path in pictures:
        width, height, rgb = halved(*read_png(path))
        if encoder is None:
            encoder = ctypes.c_void_p(mux.WebPAnimEncoderNewInternal(width, height, options, MUX_ABI))
        picture = ctypes.create_string_buffer(1024)
        webp.WebPPictureInitInternal(picture, ENCODER_ABI)
        struct.pack_into("<iiii", picture, 0, 1, 0, width, height)
        webp.WebPPictureImportRGB(picture, rgb, width * 3)
        if not mux.WebPAnimEncoderAdd(encoder, picture, time, config):
            sys.exit(f"make-film: {path} cannot be added")
        webp.WebPPictureFree(picture)
        time += MILLISECONDS
    mux.WebPAnimEncoderAdd(encoder, None, time, None)
    data = (ctypes.c_void_p * 2)()
    if not mux.WebPAnimEncoderAssemble(encoder, data):
        sys.exit("make-film: the film cannot be assembled")
    with open(output, "wb") as file:
        file.write(ctypes.string_at(data[0], data[1]))
    print(f"{output}: {len(pictures)} pictures, {data[1]} bytes")


main()
