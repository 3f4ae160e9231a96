import Foundation
import Testing

/// `Scripts/package`, which packs a release, and `pyproject.toml`, which finds it again.
#if os(Linux)
  @Suite("Packages of a release", .enabled(if: SlowLane.isOn, SlowLane.reason))
  struct ReleasePackageTests {
    @Test func theArchiveHasTheProgramAndItsPapersInOneFolder() throws {
      guard let package = try ReleasePackage() else { return }
      let name = "a11y-lint-\(ProjectCopy.tag)-linux-\(package.machine)"
      let archive = try package.file(".tar.gz")
      // Installers that look for a system and a machine in names find both.
      #expect(archive.lastPathComponent == "\(name).tar.gz")
      let listing = try #require(try package.run("tar", "-tzf", archive.path))
      #expect(
        listing.split(separator: "\n").map(String.init)
          == [
            "", "completions/", "CHANGELOG.md", "LICENSE", "README.md", "THIRD-PARTY-NOTICES",
            "a11y-lint", "completions/_a11y-lint", "completions/a11y-lint.bash",
            "completions/a11y-lint.fish",
          ].map { "\(name)/\($0)" })
      _ = try package.run("tar", "-xzf", archive.path)
      let program = Program(
        folder: package.folder.url,
        executable: package.folder.url.appendingPathComponent("\(name)/a11y-lint"))
      #expect(try program.run("version").output == "a11y-lint \(ProjectCopy.tag)\n")
      let sums = try package.run("sh", "-c", "cd '\(package.dist.path)' && sha256sum -c SHA256SUMS")
      #expect(sums?.split(separator: "\n").filter { $0.hasSuffix(": OK") }.count == 5)
    }

    @Test func theNoticesNameEverythingThatIsLinkedIn() throws {
      guard let package = try ReleasePackage() else { return }
      let archive = try package.file(".tar.gz")
      let notices = try #require(
        try package.run("tar", "-xzOf", archive.path, "--wildcards", "*/THIRD-PARTY-NOTICES"))
      let names = ["glibc ", "libgcc ", "libstdc++ ", "swift ", "swift-corelibs-libdispatch "]
      for name in names { #expect(notices.contains("\n\(name)"), "\(name)") }
      for archive in ["libc.a", "libswiftCore.a", "libdispatch.a", "libstdc++.a"] {
        #expect(notices.contains(archive), "\(archive)")
      }
      // The texts of the licences themselves.
      for text in [
        "GNU LESSER GENERAL PUBLIC LICENSE", "GNU GENERAL PUBLIC LICENSE",
        "Runtime Library Exception to the Apache 2.0 License", "GCC RUNTIME LIBRARY EXCEPTION",
      ] {
        #expect(notices.lowercased().contains(text.lowercased()), "\(text)")
      }
    }

    @Test func nothingIsPackedWithoutItsLicence() throws {
      guard let package = try ReleasePackage() else { return }
      let map = try package.folder.read("program.map")
      for path in ["/usr/lib/libunknown.a", "/opt/swift/lib/swift_static/linux/libFoundation.a"] {
        let line = "  200 200 4 4         \(path)(member.o):(.text)\n"
        try package.folder.write("other.map", map + line)
        #expect(throws: ReleasePackage.Failure.self) {
          try package.pack(
            "pack", "--program", package.path("a11y-lint"), "--link-map", package.path("other.map"))
        }
      }
      try package.folder.write("empty.map", "")
      #expect(throws: ReleasePackage.Failure.self) {
        try package.pack(
          "pack", "--program", package.path("a11y-lint"), "--link-map", package.path("empty.map"))
      }
    }

    @Test func theSameInputGivesTheSameBytes() throws {
      guard let first = try ReleasePackage(), let second = try ReleasePackage(),
        let later = try ReleasePackage(epoch: 1_800_000_000)
      else { return }
      let sums = try [first, second, later].map { package in
        try String(contentsOf: package.file("SHA256SUMS"), encoding: .utf8)
      }
      #expect(sums[0] == sums[1])
      #expect(sums[0] != sums[2])
    }

    @Test func theListOfPartsFitsCycloneDX() throws {
      guard let package = try ReleasePackage() else { return }
      let file = try package.file(".cdx.json")
      let bill = try report(String(contentsOf: file, encoding: .utf8))
      let parts = try #require(bill["components"] as? [[String: Any]])
      #expect(
        parts.compactMap { $0["name"] as? String }
          == ["glibc", "libgcc", "libstdc++", "swift", "swift-corelibs-libdispatch"])
      #expect(parts.allSatisfy { ($0["version"] as? String)?.isEmpty == false })
      let check = """
        import sys
        try:
            from cyclonedx.schema import SchemaVersion
            from cyclonedx.validation.json import JsonStrictValidator
            validator = JsonStrictValidator(SchemaVersion.V1_6)
            print(validator.validate_str(open(sys.argv[1]).read()))
        except ImportError:
            print("missing")
        """
      let complaint = try package.run("python3", "-c", check, file.path)
      guard complaint != "missing\n" else {
        print("skipped: cyclonedx-python-lib is not installed")
        if ExternalTool.everythingIsRequired { Issue.record("cyclonedx-python-lib is missing") }
        return
      }
      #expect(complaint == "None\n")
    }

    @Test func pipPutsTheProgramOnThePath() throws {
      guard let package = try ReleasePackage() else { return }
      let wheel = try package.file(".whl")
      let tags = ["manylinux_2_17", "manylinux2014", "musllinux_1_1"]
        .map { "\($0)_\(package.machine)" }.joined(separator: ".")
      #expect(wheel.lastPathComponent == "a11y_lint-\(ProjectCopy.tag)-py3-none-\(tags).whl")
      guard try package.run("python3", "-m", "venv", "venv") != nil else { return }
      let pip = Program(
        folder: package.folder.url,
        executable: package.folder.url.appendingPathComponent("venv/bin/pip"))
      let installed = try pip.run("install", "--no-index", "--quiet", wheel.path)
      #expect(installed.code == 0, "\(installed.errors)")
      let program = Program(
        folder: package.folder.url,
        executable: package.folder.url.appendingPathComponent("venv/bin/a11y-lint"))
      #expect(try program.run("version").output == "a11y-lint \(ProjectCopy.tag)\n")
      // pip compares no hashes of RECORD; this does.
      let check = """
        import base64, hashlib, sys, zipfile
        wheel = zipfile.ZipFile(sys.argv[1])
        record = next(name for name in wheel.namelist() if name.endswith("/RECORD"))
        lines = [line.rsplit(",", 2) for line in wheel.read(record).decode().splitlines()]
        assert [line[0] for line in lines] == wheel.namelist(), lines
        for name, said, size in lines[:-1]:
            digest = base64.urlsafe_b64encode(hashlib.sha256(wheel.read(name)).digest())
            assert said == "sha256=" + digest.decode().rstrip("="), name
            assert int(size) == len(wheel.read(name)), name
        """
      #expect(try package.run("python3", "-c", check, wheel.path) == "")
      let removed = try pip.run("uninstall", "--yes", "a11y-lint")
      #expect(removed.code == 0, "\(removed.errors)")
    }

    @Test func dpkgInstallsThePackage() throws {
      guard let package = try ReleasePackage() else { return }
      let file = try package.file(".deb")
      guard let control = try package.run("dpkg-deb", "--info", file.path) else { return }
      #expect(control.contains("Package: a11y-lint\n"))
      #expect(control.contains("Version: \(ProjectCopy.tag)\n") && !control.contains("Depends:"))
      // A system of its own, so that nothing of this machine changes.
      try package.folder.write("root/var/lib/dpkg/status", "")
      for name in ["info", "updates"] {
        try package.folder.write("root/var/lib/dpkg/\(name)/.keep", "")
      }
      let installing = "dpkg --root=root --force-not-root --install '\(file.path)'"
      guard try package.run("sh", "-c", installing) != nil else { return }
      let program = Program(
        folder: package.folder.url,
        executable: package.folder.url.appendingPathComponent("root/usr/bin/a11y-lint"))
      #expect(try program.run("version").output == "a11y-lint \(ProjectCopy.tag)\n")
      #expect(try package.run("dpkg", "--root=root", "--verify", "a11y-lint") == "")
      let words = try package.folder.read("root/usr/share/bash-completion/completions/a11y-lint")
      #expect(words.contains("complete "))
      let papers = try package.folder.read("root/usr/share/doc/a11y-lint/copyright")
      #expect(papers.hasPrefix("MIT License") && papers.contains("libswiftCore.a"))
    }

    @Test func theFormulaNamesTheArchiveAndTheCommit() throws {
      guard let package = try ReleasePackage() else { return }
      let formula = try String(contentsOf: package.file(".rb"), encoding: .utf8)
      let archive = try package.file(".tar.gz")
      let sum = try #require(try package.run("sha256sum", archive.path)).prefix(64)
      #expect(formula.contains("sha256 \"\(sum)\""))
      let place = "https://github.com/OWNER/a11y-lint/releases/download/\(ProjectCopy.tag)/"
      #expect(formula.contains("url \"\(place)\(archive.lastPathComponent)\""))
      #expect(formula.contains("revision: \"\(String(repeating: "0", count: 40))\""))
      #expect(formula.contains("Hello.a11y.yml\").write \"screen: Hello\\nchildren: [{type: text"))
      // Where Ruby is installed.
      guard ExternalTool.url("ruby", isOptional: true) != nil else { return }
      _ = try package.run("ruby", "-c", package.file(".rb").path)
    }

    /// Builds the wheel of a clone as pip does, with the program that is released.
    private func wheel(
      of tool: URL, in package: ReleasePackage, _ variables: [String: String] = [:]
    ) throws -> Program.Run {
      let script = "import backend, sys; print(backend.build_wheel(sys.argv[1]))"
      return try Program(
        folder: tool.appendingPathComponent("Scripts/packaging"),
        executable: #require(ExternalTool.url("python3"))
      ).run(
        "-B", "-c", script, package.folder.url.path,
        environment: package.releases.merging(["PATH": "/usr/bin:/bin"].merging(variables) { $1 }) {
          $1
        })
    }

    @Test func aCloneOfTheReleaseInstallsWhatWasReleased() throws {
      guard let package = try ReleasePackage() else { return }
      let tool = try package.repository()
      let name = try package.file(".whl").lastPathComponent
      let found = try wheel(of: tool, in: package)
      #expect(found.output == "\(name)\n", "\(found.errors)")
      #expect(
        try Data(contentsOf: package.file(".whl"))
          == Data(contentsOf: package.folder.url.appendingPathComponent(name)))
      // An annotated tag, and a clone without tags, as pre-commit makes it.
      try ProjectCopy.git(in: tool, "tag", "--force", "--annotate", "-m", "x", ProjectCopy.tag)
      try ProjectCopy.git(
        in: package.folder.url, "clone", "--quiet", "--no-tags", "--depth", "1",
        "file://\(tool.path)", "clone")
      let clone = package.folder.url.appendingPathComponent("clone")
      #expect(try wheel(of: clone, in: package).output == "\(name)\n")
    }

    @Test func otherSourcesAreBuilt() throws {
      guard let package = try ReleasePackage() else { return }
      let tool = try package.repository()
      // Without a compiler in PATH the build ends at once.
      let asked = try wheel(of: tool, in: package, ["A11Y_LINT_BUILD": "1"])
      #expect(asked.errors.contains("takes minutes: A11Y_LINT_BUILD is set\n"), "\(asked.errors)")
      #expect(asked.code == 1 && asked.errors.contains("needs Swift 6.2 or later"))
      let elsewhere = try wheel(of: tool, in: package, ["A11Y_LINT_RELEASES": "file:///nowhere"])
      #expect(elsewhere.errors.contains("takes minutes: file:///nowhere/"), "\(elsewhere.errors)")
      // A commit does not say what its files are now.
      let file = tool.appendingPathComponent("README.md")
      let before = try Data(contentsOf: file)
      try (before + Data("\n".utf8)).write(to: file)
      let changed = try wheel(of: tool, in: package)
      #expect(changed.errors.contains("changed since the tag"), "\(changed.errors)")
      #expect(changed.code == 1 && changed.errors.contains("needs Swift 6.2 or later"))
      try before.write(to: file)
      let new = tool.appendingPathComponent("Sources/LintReports/New.swift")
      try Data().write(to: new)
      let added = try wheel(of: tool, in: package)
      #expect(added.errors.contains("changed since the tag"), "\(added.errors)")
      try FileManager.default.removeItem(at: new)
      try ProjectCopy.git(in: tool, "commit", "--quiet", "--allow-empty", "--message", "Later")
      let later = try wheel(of: tool, in: package)
      #expect(later.errors.contains("not those of the tag \(ProjectCopy.tag)"), "\(later.errors)")
    }

    @Test(arguments: ["nonsense\n", "\u{0}\n", "<html>\n", "0123  a.whl\n"])
    func aMalformedListOfChecksumsIsOneLine(list: String) throws {
      guard let package = try ReleasePackage() else { return }
      let tool = try package.repository()
      try Data(list.utf8).write(to: package.file("SHA256SUMS"))
      let run = try wheel(of: tool, in: package)
      #expect(run.code == 1 && run.output.isEmpty)
      #expect(run.errors.hasPrefix("error: line 1 of "), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    }

    @Test func aDamagedWheelIsRefused() throws {
      guard let package = try ReleasePackage() else { return }
      let tool = try package.repository()
      let file = try package.file(".whl")
      try (Data(contentsOf: file) + Data("x".utf8)).write(to: file)
      let run = try wheel(of: tool, in: package)
      #expect(run.code == 1 && run.output.isEmpty)
      #expect(run.errors.contains("does not have the checksum of SHA256SUMS"), "\(run.errors)")
    }
  }
#endif
