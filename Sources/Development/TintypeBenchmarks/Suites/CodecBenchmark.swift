// SPDX-License-Identifier: MIT

import CTintypeCairo
import CTintypePixels
import Foundation
import TintypeComparison
import TintypeImaging
import TintypeSnapshots

/// Reading and writing PNG files, compared with libpng and cairo, which uses libpng.
enum CodecBenchmark {
  static let suite = "codec"

  static func run(_ options: BenchmarkOptions, _ report: inout BenchmarkReport) throws {
    let rounds = options.rounds ?? 15
    let painter = try FixturePainter()
    for size in options.chosenSizes {
      let bitmap = try painter.paint(size, .base)
      let image = try CodecImage(bitmap, scale: size.scale)
      report.add(
        try rows(
          [image], subject: size.title, rounds: size == .page ? max(1, rounds / 3) : rounds))
    }
    let gallery = try GalleryReferences()
    report.add(try gallery.rows(rounds: max(1, rounds / 5)))
    for goal in goals(of: report, subject: gallery.subject) { report.add(goal) }
    if let zopfli = options.zopfli { report.add(try gallery.goal(against: zopfli)) }
  }

  /// The tasks and programs, in the order of the columns.
  private typealias Task = (
    name: String, by: String, bytes: Int?, body: (CodecImage) throws -> Void
  )

  private static var tasks: [Task] {
    [
      ("decode, own file", "Tintype", nil, { _ = try PNG.decode($0.own) }),
      ("decode, own file", "libpng", nil, { try LibPNG.decode($0.own, $0.bitmap) }),
      ("decode, own file", "cairo", nil, { try CairoPNG.decode($0.own) }),
      ("decode, cairo’s file", "Tintype", nil, { _ = try PNG.decode($0.cairos) }),
      ("decode, cairo’s file", "libpng", nil, { try LibPNG.decode($0.cairos, $0.bitmap) }),
      ("decode, cairo’s file", "cairo", nil, { try CairoPNG.decode($0.cairos) }),
      ("encode", "Tintype", nil, { _ = try PNG.encode($0.bitmap, scale: $0.scale) }),
      ("encode", "cairo", nil, { _ = try CairoPNG.encode($0.bitmap) }),
      ("read and check a matching reference", "Tintype", nil, { try $0.pass() }),
    ]
  }

  /// Returns the measurements of several images: the sums of their medians and minima.
  static func rows(
    _ images: some Sequence<CodecImage>, subject: String, rounds: Int
  ) throws -> [BenchmarkReport.Row] {
    let tasks = tasks
    var sums = tasks.map { _ in Sample(median: .zero, least: .zero) }
    var (pixels, ownBytes, cairosBytes) = (0, 0, 0)
    for image in images {
      defer { image.remove() }
      let samples = try Measurement.samples(
        rounds: rounds, warmsUp: true, tasks.map { task in { try task.body(image) } })
      for index in sums.indices {
        sums[index].median += samples[index].median
        sums[index].least += samples[index].least
      }
      pixels += image.bitmap.width * image.bitmap.height
      ownBytes += image.own.count
      cairosBytes += image.cairos.count
    }
    var rows = zip(tasks, sums).map { task, sample in
      var row = BenchmarkReport.Row(
        suite: suite, subject: subject, name: task.name, by: task.by, sample,
        isCompetitor: task.by != "Tintype")
      if row.median > 0 {
        row.megabytesPerSecond = (Double(pixels) * 4 / 1000 / row.median).rounded(digits: 1)
      }
      if task.name == "encode" { row.bytes = task.by == "Tintype" ? ownBytes : cairosBytes }
      return row
    }
    let all = rows
    for index in rows.indices where !rows[index].isCompetitor {
      for other in all where other.isCompetitor && other.name == rows[index].name {
        rows[index].compare(with: other)
      }
      // A passing assertion does not decode, so compare it with decoding.
      if rows[index].name.hasPrefix("read"),
        let decoding = all.first(where: { $0.name == "decode, own file" && $0.by == "libpng" })
      {
        rows[index].compare(with: decoding, named: "libpng, decoding")
      }
    }
    return rows
  }

  private static func goals(of report: BenchmarkReport, subject: String) -> [BenchmarkReport.Goal] {
    func goal(_ name: String, _ what: String, _ other: String, _ atMost: Double)
      -> BenchmarkReport.Goal
    {
      let row = report.row(suite, subject, name, "Tintype")
      return BenchmarkReport.Goal(
        suite: suite, name: what, atMost: atMost,
        measured: row?.ratios.first { $0.to == other }?.value)
    }
    return [
      goal("encode", "the references: time to encode ÷ cairo_surface_write_to_png", "cairo", 0.25),
      goal(
        "read and check a matching reference",
        "the references: reading and checking in a passing assertion ÷ decoding by libpng",
        "libpng, decoding", 0.1),
    ]
  }
}

/// libpng through the kernels' own wrapper, the fallback of this toolkit.
private enum LibPNG {
  static func decode(_ bytes: [UInt8], _ size: Bitmap) throws {
    var message = [CChar](repeating: 0, count: Int(TINTYPE_MESSAGE_SIZE))
    var pixels = [UInt32](unsafeUninitializedCapacity: size.width * size.height) { _, count in
      count = 0
    }
    let works = pixels.withUnsafeMutableBufferPointer { pixels in
      bytes.withUnsafeBytes { bytes in
        tintype_png_decode(
          bytes.baseAddress, bytes.count, UInt32(size.width), UInt32(size.height),
          false, pixels.baseAddress, &message)
      }
    }
    if !works { throw BenchmarkError.mismatch("libpng cannot read the file.") }
  }
}

/// An image that is read and written.
struct CodecImage {
  let bitmap: Bitmap
  let scale: Double
  /// The file as this toolkit writes it, without a manifest.
  let own: [UInt8]
  /// The file as cairo writes it.
  let cairos: [UInt8]
  private let reference: URL

  init(_ bitmap: Bitmap, scale: Double) throws {
    (self.bitmap, self.scale) = (bitmap, scale)
    own = try PNG.encode(bitmap, scale: scale).bytes
    cairos = try CairoPNG.encode(bitmap)
    let bytes = try Diffing<SnapshotImage>.image.encode(SnapshotImage(bitmap: bitmap, scale: scale))
    reference = WorkFolder.url("reference.png")
    try FileManager.default.createDirectory(
      at: WorkFolder.url(""), withIntermediateDirectories: true)
    try Data(bytes).write(to: reference)
  }

  /// Performs the steps of a passing assertion: reads the file, and checks the digests of the file
  /// and of the pixels.
  func pass() throws {
    let bytes = Array(try Data(contentsOf: reference))
    let verdict = try Diffing<SnapshotImage>.image.compare(
      bytes, SnapshotImage(bitmap: bitmap, scale: scale))
    guard case .same = verdict else {
      throw BenchmarkError.mismatch("an image differs from its file.")
    }
  }

  /// Removes the reference.
  func remove() { try? FileManager.default.removeItem(at: reference) }
}

/// PNG files as cairo writes and reads them using libpng: with every filter tried, and zlib's
/// default level.
///
/// Many programs create images that way, so it is the baseline for comparisons.
enum CairoPNG {
  /// Encodes an image.
  static func encode(_ bitmap: Bitmap) throws -> [UInt8] {
    var copy = bitmap
    let (width, height) = (Int32(bitmap.width), Int32(bitmap.height))
    return try copy.withUnsafeMutableBytes { pixels in
      let surface = cairo_image_surface_create_for_data(
        pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), TINTYPE_CAIRO_FORMAT_ARGB32,
        width, height, width * 4)
      defer { cairo_surface_destroy(surface) }
      var bytes: [UInt8] = []
      let status = withUnsafeMutablePointer(to: &bytes) { bytes in
        cairo_surface_write_to_png_stream(
          surface,
          { closure, data, length in
            closure?.assumingMemoryBound(to: [UInt8].self).pointee.append(
              contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
            return TINTYPE_CAIRO_STATUS_SUCCESS
          }, bytes)
      }
      try check(status)
      return bytes
    }
  }

  /// Decodes an image, and discards it.
  static func decode(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBytes { bytes in
      var rest = bytes
      let surface = withUnsafeMutablePointer(to: &rest) { rest in
        cairo_image_surface_create_from_png_stream(
          { closure, data, length in
            guard let rest = closure?.assumingMemoryBound(to: UnsafeRawBufferPointer.self),
              rest.pointee.count >= Int(length), let data
            else { return TINTYPE_CAIRO_STATUS_READ_ERROR }
            UnsafeMutableRawBufferPointer(start: data, count: Int(length)).copyMemory(
              from: UnsafeRawBufferPointer(rebasing: rest.pointee.prefix(Int(length))))
            rest.pointee = UnsafeRawBufferPointer(rebasing: rest.pointee.dropFirst(Int(length)))
            return TINTYPE_CAIRO_STATUS_SUCCESS
          }, rest)
      }
      defer { cairo_surface_destroy(surface) }
      try check(cairo_surface_status(surface))
    }
  }

  private static func check(_ status: cairo_status_t) throws {
    guard status == TINTYPE_CAIRO_STATUS_SUCCESS else {
      throw BenchmarkError.mismatch(String(cString: cairo_status_to_string(status)))
    }
  }
}
