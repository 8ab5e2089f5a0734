// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import TintypeComponents
import TintypeImaging
import TintypeResources
import TintypeTestSupport

/// Small image files.
enum Fixtures {
  /// A JPEG file of 16 by 8 pixels: the left half is red, and the right half is blue.
  static let jpeg = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYG\
    CAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK\
    CgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAIABADAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcI\
    CQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRol\
    JicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ip\
    qrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAA\
    AAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLR\
    ChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaX\
    mJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEA\
    PwD4vr+Uz/fw+Q6/6qD/AJrz/9k=
    """)

  /// A JPEG file of 8 by 8 cyan pixels, in inks.
  static let inks = bytes(
    """
    /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggL\
    CAkKCgoKCgYICwwLCgwJCgoK/9sAQwECAgICAgIFAwMFCgcGBwoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK\
    CgoKCgoKCgoKCgoKCgoKCgoK/8AAFAgACAAIBAERAAIRAQMRAQQRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYH\
    CAkKC//EALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBka\
    JSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeo\
    qaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/EAB8BAAMBAQEBAQEBAQEAAAAA\
    AAABAgMEBQYHCAkKC//EALURAAIBAgQEAwQHBQQEAAECdwABAgMRBAUhMQYSQVEHYXETIjKBCBRCkaGxwQkjM1LwFWJy\
    0QoWJDThJfEXGBkaJicoKSo1Njc4OTpDREVGR0hJSlNUVVZXWFlaY2RlZmdoaWpzdHV2d3h5eoKDhIWGh4iJipKTlJWW\
    l5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uLj5OXm5+jp6vLz9PX29/j5+v/aAA4EAQACEQMR\
    BAAAPwD4vr+Uz/fw/fyv/9k=
    """)

  /// An SVG file of 10 by 5 points: the left half is red, and the right half is transparent.
  static let svg = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="10" height="5">
      <rect width="5" height="5" fill="#FF0000"/>
    </svg>
    """.utf8)

  /// A PDF file of 10 by 5 points: the left half is blue, and the right half is transparent.
  static let pdf = pdf(drawing: "0 0 1 rg 0 0 5 5 re f")

  /// Returns a PDF file of 10 by 5 points.
  static func pdf(drawing: String, fonts: String = "") -> [UInt8] {
    Array(
      """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 10 5]/Contents 4 0 R\
      /Resources<</Font<<\(fonts)>>>>>> endobj
      4 0 obj <</Length \(drawing.utf8.count)>> stream
      \(drawing)
      endstream endobj
      trailer <</Root 1 0 R>>
      %%EOF
      """.utf8)
  }

  /// Returns a PNG file with one color.
  static func png(
    _ color: UInt32 = 0xFFFF_0000, width: Int = 2, height: Int = 2
  ) throws -> [UInt8] {
    try PNG.encode(Bitmap(width: width, height: height, filledWith: color)).bytes
  }

  /// Returns a JPEG file with an orientation of Exif.
  static func jpeg(orientation: UInt8) -> [UInt8] {
    let exif: [UInt8] =
      Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1]
      + [0, orientation, 0, 0, 0, 0, 0, 0]
    return Array(jpeg[..<2]) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + jpeg[2...]
  }

  /// Returns the bytes of a text in base64.
  static func bytes(_ text: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: text) ?? Data())
  }
}

extension AssetTraits {
  /// Creates the traits of an environment with the default values and a change.
  init(_ change: (inout EnvironmentValues) -> Void = { _ in }) {
    var environment = EnvironmentValues()
    change(&environment)
    self.init(environment)
  }
}

/// A directory with resources, which is deleted after a test.
final class ResourceFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).resources"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The assets of the directory.
  var assets: BundleAssets { BundleAssets(root: path) }

  /// Writes a file and creates the directories that contain it.
  func write(_ file: String, _ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Writes a text file.
  func write(_ file: String, _ text: String) throws { try write(file, Array(text.utf8)) }
}
