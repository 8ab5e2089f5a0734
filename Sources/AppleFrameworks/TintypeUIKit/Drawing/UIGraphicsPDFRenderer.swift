// SPDX-License-Identifier: MIT

public import Foundation

/// An object that creates PDF files by drawing.
@available(
  *, unavailable,
  message: """
    PDF files are not written on Linux. Use UIGraphicsImageRenderer, or #if !os(Linux).
    """
)
open class UIGraphicsPDFRenderer: NSObject {}

/// The format of a PDF file.
@available(
  *, unavailable,
  message: """
    PDF files are not written on Linux. Use UIGraphicsImageRenderer, or #if !os(Linux).
    """
)
open class UIGraphicsPDFRendererFormat: NSObject {}

/// The context of drawing a PDF file.
@available(
  *, unavailable,
  message: """
    PDF files are not written on Linux. Use UIGraphicsImageRenderer, or #if !os(Linux).
    """
)
open class UIGraphicsPDFRendererContext: NSObject {}
