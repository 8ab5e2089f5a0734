// SPDX-License-Identifier: MIT

/// Encodes and decodes pictures in the PNG format.
public enum PNG {}
