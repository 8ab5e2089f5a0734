// SPDX-License-Identifier: MIT

import Foundation

/// 10,000 pairs of phone screens through `tintype compare --server`, next to a competing server and the
/// least work that a comparison needs: decoding both files with libpng, and comparing their bytes.
enum ServerBenchmark {
  private static let suite = "server"
  private static let subject = "10,000 pairs of phone screens"
  /// The number of pairs in a round.
  private static let pairCount = 500

  static func run(_ options: BenchmarkOptions, _ report: inout BenchmarkReport) throws {
    let program = try options.tintype ?? ReleaseBuild.tool()
    let (reference, actual, names) = try FixtureStore(sizes: []).pairs()
    let pairs = (0..<pairCount).map { index in
      let name = names[index % names.count]
      return (
        reference.appendingPathComponent(name).path, actual.appendingPathComponent(name).path
      )
    }
    var servers = [
      Server(
        process: try ServerProcess("pixelmatch", [program, "compare", "--server"]),
        request: Self.request, isError: { $0.contains(#""verdict":"error""#) }),
      Server(
        process: try ServerProcess("libpng and memcmp", [try DecodingFloor.program()]),
        request: { _, a, b in "\(a)\t\(b)" }, isError: { $0 == "error" }),
    ]
    for competitor in options.servers {
      servers.append(
        Server(
          process: try ServerProcess(competitor.name, competitor.words, greets: true),
          request: Self.competingRequest, isError: { $0.contains(#""error""#) }))
    }
    defer { for server in servers { server.process.end() } }
    var readings: [[ServerProcess.Reading]] = []
    let rounds = options.rounds ?? 20
    for round in 0...rounds {
      let all = try servers.map { server in
        let requests = pairs.enumerated().map { server.request($0, $1.0, $1.1) }
        return try server.process.measure(requests, isError: server.isError)
      }
      // The first round fills the caches.
      if round > 0 { readings.append(all) }
    }
    let rows = rows(servers, readings)
    report.add(rows)
    report.add(
      BenchmarkReport.Goal(
        suite: suite, name: "\(subject) through the server: pixelmatch ÷ odiff", atMost: 0.5,
        measured: rows.first?.ratios.first { $0.to == "odiff" }?.value))
  }

  private struct Server {
    var process: ServerProcess
    var request: (_ number: Int, _ a: String, _ b: String) -> String
    var isError: (String) -> Bool
  }

  private static func rows(
    _ servers: [Server], _ readings: [[ServerProcess.Reading]]
  ) -> [BenchmarkReport.Row] {
    var rows = servers.indices.map { index in
      var row = BenchmarkReport.Row(
        suite: suite, subject: subject, name: "\(pairCount) pairs", by: servers[index].process.name,
        Sample(readings.map { $0[index].time }), isCompetitor: index > 0)
      row.processorTime = Sample(readings.map { $0[index].processorTime }).median.inMilliseconds
      row.peakMemory = servers[index].process.peakMemory
      return row
    }
    for other in rows.dropFirst() { rows[0].compare(with: other) }
    return rows
  }

  private static func request(_ number: Int, _ a: String, _ b: String) -> String {
    #"{"id":\#(number),"reference":"\#(a)","actual":"\#(b)","mode":"pixelmatch","antialiasing":false}"#
  }

  /// Returns a request in the protocol of odiff, which writes an image of each difference.
  private static func competingRequest(_ number: Int, _ a: String, _ b: String) -> String {
    let output = WorkFolder.url("difference.png").path
    return #"{"requestId":\#(number),"base":"\#(a)","compare":"\#(b)","output":"\#(output)"}"#
  }
}

/// A C program that decodes two files and compares their bytes, for each line of its input.
private enum DecodingFloor {
  /// Compiles the program.
  static func program() throws -> String {
    let (program, source) = (WorkFolder.url("floor"), WorkFolder.url("floor.c"))
    try Data(text.utf8).write(to: source, options: .atomic)
    _ = try Subprocess.output(of: "cc", ["-O2", "-o", program.path, source.path, "-lpng"])
    return program.path
  }

  private static let text = #"""
    #include <png.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>

    static unsigned char *decode(const char *path, png_image *image) {
      memset(image, 0, sizeof *image);
      image->version = PNG_IMAGE_VERSION;
      if (!png_image_begin_read_from_file(image, path)) return NULL;
      image->format = PNG_FORMAT_RGBA;
      unsigned char *pixels = malloc(PNG_IMAGE_SIZE(*image));
      if (pixels && png_image_finish_read(image, NULL, pixels, 0, NULL)) return pixels;
      free(pixels);
      return NULL;
    }

    int main(void) {
      static char line[8192];
      while (fgets(line, sizeof line, stdin)) {
        char *first = strtok(line, "\t\n"), *second = strtok(NULL, "\t\n");
        png_image a, b;
        unsigned char *left = first ? decode(first, &a) : NULL;
        unsigned char *right = second ? decode(second, &b) : NULL;
        const char *verdict = "error";
        if (left && right) {
          int same = a.width == b.width && a.height == b.height &&
            memcmp(left, right, PNG_IMAGE_SIZE(a)) == 0;
          verdict = same ? "same" : "different";
        }
        puts(verdict);
        fflush(stdout);
        free(left);
        free(right);
      }
      return 0;
    }
    """#
}
